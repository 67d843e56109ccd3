import { pageContent } from './parse-page.ts';

const shows = (html: string) => pageContent(html).text.includes('Rep13');

describe('a text', () => {
  it.each([
    ['<p style="display:none">Rep13'],
    ['<p style="DISPLAY : NONE !important">Rep13'],
    ['<p style="visibility:hidden"><b>Rep13'],
    ['<p style="opacity:0">Rep13'],
    ['<p style="opacity:.0">Rep13'],
    ['<p style="color:transparent">Rep13'],
    ['<p style="color:rgba(0,0,0,0)">Rep13'],
    ['<p style="color:#fffffe">Rep13'],
    ['<p><font color="white">Rep13'],
    ['<table bgcolor="#333"><td style="color:#333333">Rep13'],
    ['<p style="font-size:.1em">Rep13'],
    ['<p style="font-size:10%"><b style="font-size:50%">Rep13'],
    ['<p style="text-indent:-9999px">Rep13'],
    ['<p style="position:absolute;clip:rect(0 0 0 0)">Rep13'],
    ['<p style="clip-path:inset(50%)">Rep13'],
    ['<p style="height:0;overflow:hidden">Rep13'],
    ['<p style="transform:scale(0)">Rep13'],
    ['<dialog>Rep13'],
    ['<del>Rep13'],
    ['<style>p.a, b {display:none}</style><p class="b a">Rep13'],
    ['<style>@font-face{src:url(x)} p{color:white}</style><p>Rep13'],
    ['<p hidden="until-found">Rep13'],
    ['<p style="display:none"><b style="display:inline">Rep13'],
  ])('that is hidden by %j is not seen', (html) => {
    expect(shows(html)).toBe(false);
  });

  it.each([
    ['<p style="visibility:hidden"><b style="visibility:visible">Rep13'],
    ['<p style="background:black;color:white">Rep13'],
    ['<p style="background:url(x.png);color:white">Rep13'],
    ['<p style="background-color:#000"><b style="color:#fff">Rep13'],
    ['<p style="font-size:0"><b style="font-size:1rem">Rep13'],
    ['<p style="opacity:0.9">Rep13'],
    ['<p style="color:var(--text)">Rep13'],
    ['<p style="left:-9999px">Rep13'],
    ['<style>p .a{display:none} p:hover{display:none}</style><p class="a">Rep13'],
    ['<style>.a{display:none} #b{display:block}</style><p class="a" id="b">Rep13'],
    ['<style>.toString{display:none}</style><p class="constructor">Rep13'],
    ['<details>Rep13'],
    ['<dialog open>Rep13'],
    ['<p aria-hidden="true">Rep13'],
  ])('in %j is seen', (html) => {
    expect(shows(html)).toBe(true);
  });
});
