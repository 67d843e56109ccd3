import { folded } from './folded-text.ts';

/**
 * How providers call the pages that may name their representative, the likeliest first, in the languages of those who
 * offer services in the EU from elsewhere: English, German, French, Spanish, Portuguese, Italian, Dutch, Polish,
 * Turkish, Russian, Ukrainian, Chinese in both scripts, Japanese, Korean, Hindi and Arabic.
 */
const NAMES: readonly (readonly string[])[] = [
  [
    ...[
      'representative',
      'representant',
      'représentant',
      'rappresentante',
      'vertreter',
      'vertegenwoordiger',
      'przedstawiciel',
    ],
    ...[
      'temsilci',
      'представител',
      'представник',
      '代表',
      '代理人',
      '代理店',
      '대리인',
      '대표',
      'प्रतिनिधि',
      'ممثل',
      'eu rep',
      'article 13',
    ],
  ],
  ['dsa', 'digital services act', 'digital service act', 'compliance'],
  [
    ...[
      'imprint',
      'impressum',
      'mentions légales',
      'aviso legal',
      'note legali',
      'colofon',
      'künye',
      'kunye',
      'nota prawna',
    ],
    ...[
      'выходные данные',
      'реквизиты',
      'вихідні дані',
      'реквізити',
      '特定商取引',
      '会社概要',
      '會社概要',
      '会社情報',
      '사업자정보',
      '사업자 정보',
    ],
  ],
  [
    ...[
      'legal',
      'rechtlich',
      'juridique',
      'légal',
      'note legal',
      'legali',
      'juridisch',
      'prawn',
      'yasal',
      'hukuki',
      'правов',
      'юридическ',
    ],
    ...[
      'юридичн',
      '法律',
      '法務',
      '法定',
      '法的',
      '법적',
      '법률',
      'कानूनी',
      'विधिक',
      'قانون',
      'قانوني',
      'إشعار',
    ],
  ],
  [
    ...[
      'contact',
      'kontakt',
      'contacto',
      'contato',
      'contatti',
      'iletişim',
      'контакт',
      'связ',
      'зв’яз',
      '联系',
      '聯絡',
      '聯繫',
      'お問い合わせ',
    ],
    ...['連絡', '문의', '연락', 'संपर्क', 'اتصل', 'تواصل'],
  ],
  [
    ...[
      'terms',
      'tos',
      'agb',
      'nutzungsbedingungen',
      'conditions',
      'cgu',
      'cgv',
      'términos',
      'condiciones',
      'termos',
      'condizioni',
      'termini',
    ],
    ...[
      'voorwaarden',
      'regulamin',
      'warunki',
      'şartlar',
      'koşul',
      'условия',
      'соглашение',
      'умови',
      '条款',
      '條款',
      '利用規約',
      '이용약관',
    ],
    ...['약관', 'शर्तें', 'नियम', 'شروط', 'الشروط'],
  ],
  [
    ...[
      'privacy',
      'datenschutz',
      'confidentialité',
      'privacidad',
      'privacidade',
      'riservatezza',
      'prywatno',
      'gizlilik',
      'kvkk',
    ],
    ...[
      'конфиденциальн',
      'конфіденційн',
      '隐私',
      '隱私',
      'プライバシー',
      '個人情報',
      '개인정보',
      'गोपनीयता',
      'خصوصية',
      'الخصوصية',
    ],
  ],
  [
    ...[
      'about',
      'company',
      'über uns',
      'unternehmen',
      'à propos',
      'quiénes',
      'acerca',
      'sobre',
      'chi siamo',
      'over ons',
      'o nas',
      'hakkı',
    ],
    ...['о нас', 'о компании', 'про нас', '关于', '關於', '会社', '회사', 'हमारे बारे', 'من نحن', 'حول'],
  ],
];

/** Scripts that put no blank between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const RANKS = NAMES.map((names) => names.map(sought));

/** How likely a link leads to such a page: 0 is best, -1 is no such link. */
export function likelihood(path: string, text: string): number {
  const target = folded(`${decoded(path)} ${text}`);
  return RANKS.findIndex((names) => names.some((name) => target.includes(name)));
}

/** The beginning of a word, or any place in scripts without blanks. */
function sought(name: string): string {
  const needle = folded(name).trimEnd();
  return UNSPACED.test(name) ? needle.trim() : needle;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
