/** What invented companies are called; the first two stand in every combination. */
export const FIRST_NAMES = listed(`
  Amber Anchor Arbor Aspen Atlas Aurora Beacon Birch Bluebird Bramble Bright Canyon Cedar Cinder Clover Cobalt Copper
  Coral Crescent Crimson Delta Drift Eagle Ember Evergreen Falcon Fern Field Fjord Fox Garnet Glacier Golden Granite
  Harbour Hazel Heron Hollow Indigo Ivory Jade Juniper Kestrel Kite Lantern Lark Laurel Linden Lotus Lunar Maple
  Meadow Mesa Mist Moss Nimbus North Oak Olive Opal Orchid Osprey Paper Pebble Pine Plum Prairie Quartz Raven Reed
  Ridge River Robin Rowan Saffron Sage Sand Sequoia Shore Silver Sky Slate Solar Sparrow Spruce Stone Summit Swift
  Tallow Teal Thistle Tide Timber Topaz Valley Velvet Violet Walnut Wave Willow Winter Wren Zephyr`);

export const SECOND_NAMES = listed(`
  Academy Analytics Apps Arcade Archive Bazaar Board Books Campus Cart Channel Chat Circle Classifieds Cloud Code
  Collective Commerce Courses Dating Deals Design Desk Dispatch Docs Events Exchange Feed Fitness Forum Foundry Gallery
  Games Gigs Goods Guide Health Homes Hosting Hub Jobs Journal Kitchen Labs Learning Library Listings Mail Maps Market
  Media Meet Messenger Mobility Music Network News Notes Outfitters Pages Partners Payments Pets Photos Planner Play
  Podcasts Portal Post Press Rentals Reviews Rides School Search Share Shop Social Software Sound Sports Spots Stage
  Stays Stories Stream Studio Supply Systems Talent Tickets Tools Toys Trade Travel Tutors Video Voice Wallet Works`);

/** Where they are, and what a company there ends with. */
export const HOMES: readonly (readonly [country: string, ending: string, city: string])[] = [
  ['United States', 'Inc.', 'Portland'],
  ['United States', 'LLC', 'Austin'],
  ['United Kingdom', 'Ltd', 'Bristol'],
  ['Canada', 'Corp.', 'Halifax'],
  ['Australia', 'Pty Ltd', 'Hobart'],
  ['India', 'Private Limited', 'Pune'],
  ['Japan', 'K.K.', 'Kobe'],
  ['Singapore', 'Pte. Ltd.', 'Singapore'],
  ['Brazil', 'Ltda.', 'Recife'],
  ['New Zealand', 'Limited', 'Nelson'],
];

export const GIVEN_NAMES = listed(`
  Ada Aiko Alan Amara Amit Ana Arjun Beth Bruno Carla Chen Clara Daniel Diego Elena Eli Emma Farid Grace Hana Haruka
  Hugo Ines Ivan Jack Jana Jonas Kenji Kim Lea Liam Lucia Mara Maya Mei Mila Nadia Nina Noah Olga Omar Owen Paula Priya
  Rafael Ravi Rosa Ruth Sam Sara Sofia Tane Thandi Tom Uma Vera Wei Yara Yuki Zoe`);

export const FAMILY_NAMES = listed(`
  Adams Almeida Baker Banerjee Barros Bell Brooks Campbell Carter Chan Clark Costa Davies Dias Dube Edwards Evans Fisher
  Fournier Fraser Ghosh Goh Gomes Graham Green Gupta Hall Harris Hayashi Hill Ito Iyer Jackson Joshi Kato Kelly Khan Khumalo
  King Kumar Lee Lewis Lim Lindqvist Lopes Marsh Mehta Mendes Mokoena Moore Mori Morris Murphy Nair Ng Nkosi Okafor Ong
  Parker Patel Perera Prado Raman Reid Ribeiro Roberts Rossi Sato Scott Shah Silva Singh Smith Suzuki Tan Taylor Turner
  Walker Wong Wood Wright Yamada Young`);

export const AUTHORITIES = [
  'Bundesnetzagentur',
  'Autoriteit Consument & Markt',
  'Coimisiún na Meán',
  'Arcom',
  'AGCOM',
  'CNMC',
  'Post- och telestyrelsen',
  'UKE',
];

function listed(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
