import { html } from './html.ts';

/** The site's colours (libs/ui, tokens.css) by light and dark: a mail can't use its variables. */
const LIGHT = {
  paper: '#fbfaf7',
  ink: '#0f1b2d',
  soft: '#3f4a59',
  line: '#e2ded4',
  action: '#1d3fbb',
  onAction: '#ffffff',
};
const DARK: typeof LIGHT = {
  paper: '#0f1b2d',
  ink: '#f0f1ee',
  soft: '#c3cbd6',
  line: '#2b3b54',
  action: '#a3b8ff',
  onAction: '#0f1b2d',
};

const SANS = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;
const MONO = `ui-monospace, SFMono-Regular, Menlo, Consolas, monospace`;
const SERIF = `Georgia, 'Times New Roman', serif`;

/** Inline styles: what every mail program understands, in the light theme. */
export const STYLE = {
  body: `margin:0;padding:0;background-color:${LIGHT.paper};color:${LIGHT.ink};font:16px/26px ${SANS}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  column: `width:100%;max-width:560px;color:${LIGHT.ink};font:16px/26px ${SANS};text-align:left;word-break:break-word`,
  brand: `padding:0 0 24px;border-bottom:1px solid ${LIGHT.line};font:bold 20px/28px ${SERIF};color:${LIGHT.ink}`,
  mark: 'display:inline-block;margin:0 10px 0 0;border:0;vertical-align:middle',
  heading: `margin:32px 0 16px;font:bold 26px/34px ${SERIF};color:${LIGHT.ink}`,
  paragraph: 'margin:0 0 16px',
  code: `margin:8px 0 0;font-size:14px;line-height:22px;color:${LIGHT.soft}`,
  note: `margin:24px 0 0;font-size:14px;line-height:22px;color:${LIGHT.soft}`,
  title: 'margin:24px 0 8px;font-size:14px;line-height:22px;font-weight:bold',
  copyable: `margin:0 0 16px;padding:12px 16px;border:1px solid ${LIGHT.line};border-radius:8px;font:13px/20px ${MONO};white-space:pre-wrap;overflow-wrap:anywhere`,
  quote: `margin:8px 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${LIGHT.line}`,
  facts: `width:100%;margin:8px 0 24px;border-top:1px solid ${LIGHT.line}`,
  label: `padding:8px 16px 8px 0;border-bottom:1px solid ${LIGHT.line};font-size:14px;line-height:22px;color:${LIGHT.soft};vertical-align:top;text-align:left;font-weight:normal;width:104px`,
  value: `padding:8px 0;border-bottom:1px solid ${LIGHT.line};font-size:14px;line-height:22px;vertical-align:top`,
  steps: 'margin:0 0 8px;padding:0 0 0 24px',
  step: 'margin:0 0 12px;padding:0 0 0 4px',
  button: 'margin:24px 0',
  buttonCell: `background-color:${LIGHT.action};border-radius:8px;text-align:center`,
  buttonLink: `display:inline-block;padding:14px 24px;font:bold 16px/20px ${SANS};color:${LIGHT.onAction};text-decoration:none`,
  link: `color:${LIGHT.action};text-decoration:underline`,
  footer: `padding:24px 0 0;border-top:1px solid ${LIGHT.line};font-size:13px;line-height:21px;color:${LIGHT.soft}`,
} as const;

/** Mail programs with a dark theme take the colours from here. */
export const DARK_THEME = html` :root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) { .paper { background-color: ${DARK.paper} !important; } .ink { color:
${DARK.ink} !important; } .soft { color: ${DARK.soft} !important; } .line { border-color: ${DARK.line}
!important; } .action { color: ${DARK.action} !important; } .button { background-color: ${DARK.action}
!important; } .on-action { color: ${DARK.onAction} !important; } }`;
