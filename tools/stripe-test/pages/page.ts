/** The frame of both pages: plain HTML that says in its first line that it is a test. */
export interface Page {
  readonly title: string;
  readonly body: string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000);

export const html = ({ title, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – test, nothing is charged</title>
<style>${STYLE}</style>
</head>
<body>
<header class="test"><p><strong>Test page.</strong> Nothing is charged, and no real card is asked for. It stands in for Stripe on this machine.</p></header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #4d5868; --paper: #f6f7f9; --card: #fff; --line: #8a94a3; --main: #1f4fbf; --on-main: #fff; --warn: #fff3cd; --on-warn: #4a3800; --bad: #a4161a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f5; --soft: #b6c0cd; --paper: #12161c; --card: #1b2129; --line: #7d8896; --main: #9dbbff; --on-main: #0c1a3a; --warn: #4a3b00; --on-warn: #ffeeb0; --bad: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.test { padding: .75rem 1rem; background: var(--warn); color: var(--on-warn); text-align: center; }
.test p { margin: 0; }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
@media (max-width: 34rem) { main { margin: 1rem; padding: 1rem; } }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; }
@media (max-width: 24rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
.amount { margin: 0 0 1rem; font-size: 2rem; font-weight: 600; line-height: 1.2; }
form, .actions { display: grid; gap: .75rem; }
fieldset { margin: 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--main); border-radius: .5rem; background: transparent; color: var(--main); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.first { background: var(--main); color: var(--on-main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 3px; }
.bad { color: var(--bad); font-weight: 600; }
a { color: var(--main); }
`;
