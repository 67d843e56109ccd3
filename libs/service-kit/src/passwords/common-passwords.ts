/** Passwords of eight characters and more that appear at the top of every published list. Lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 11111111 111111111 00000000 22222222
  88888888 99999999 66666666 55555555 77777777 12341234 11223344 12121212 123123123 123321123 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qwertyui qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyuiop123 asdfghjk asdfghjkl asdf1234 zxcvbnm1
  zxcvbnm123 q1w2e3r4 q1w2e3r4t5 password password1 password12 password123 password1234 password12345 password!
  password1! passw0rd p@ssw0rd p@ssword pa55word pass1234 passpass passwort passwort1 iloveyou iloveyou1 iloveyou2
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  trustno1 starwars starwars1 whatever whatever1 computer computer1 internet internet1 michelle jennifer jonathan
  charlie1 jordan23 michael1 matthew1 anthony1 danielle samantha samantha1 elizabeth alexander alexandra victoria
  welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome2026 letmein1 letmein123 letmein! changeme changeme1
  changeme123 admin123 admin1234 admin12345 adminadmin administrator administrator1 rootroot root1234 test1234 testtest
  test12345 testing123 guest123 default1 secret123 master123 hello123 hello1234 helloworld dragon123 monkey123 shadow123
  abc12345 abcd1234 abcdefgh abcdefg1 a1b2c3d4 aa123456 aaaaaaaa a1234567 a12345678 zaq12wsx zaq1zaq1 1234qwer qwer1234
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 january1 february1 december1
  liverpool liverpool1 chelsea1 arsenal1 manchester barcelona juventus1 pokemon1 pokemon123 minecraft minecraft1
  google123 facebook facebook1 linkedin linkedin1 samsung1 iphone12 android1 microsoft windows1 qazwsxedc 147258369
  789456123 159753456 741852963 369258147 5201314520 woaini1314 aa12345678 q123456789 1password 0987654321`.split(
    /\s+/,
  ),
);
