const PAGE = `
  <div id="block"><span>in line</span> <b style="display: none">not shown</b></div>
  <p hidden>hidden</p>
  <section style="visibility: hidden"><button>within</button><i style="visibility: visible">shown</i></section>
  <label for="a">A</label> <label for="a">A once more</label> <input id="a">
  <label>B <input id="b"> <input id="not-b"></label>
  <label for="c">C <input id="in-c"></label> <select id="c"></select>
  <label for="twice">Twice</label> <input id="twice"> <textarea id="twice"></textarea>
  <input type="hidden"> <input id="without">
  <table><tbody><tr><td>cell</td></tr></tbody></table>
  <details><summary>more</summary><ul><li>one</li></ul></details> <dialog>shut</dialog> <dialog open>open</dialog>`;

const FIELDS = 'input, button, select, textarea';

interface Found {
  readonly element: string;
  readonly display: string;
  readonly visibility: string;
}

/** What a window says of each element, and of the labels of each field. */
function askedOf(window: Pick<Window, 'document' | 'getComputedStyle'>): {
  styles: Found[];
  labels: unknown[];
} {
  const { document } = window;
  document.body.innerHTML = PAGE;
  const styles = [...document.querySelectorAll('body *')].map((element) => {
    const computed = window.getComputedStyle(element);
    expect(computed.getPropertyValue('display')).toBe(computed.display);
    return { element: element.outerHTML, display: computed.display, visibility: computed.visibility };
  });
  const labels = [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map((field) => ({
    field: field.outerHTML,
    labels: field.labels && [...field.labels].map(({ outerHTML }) => outerHTML),
  }));
  return { styles, labels };
}

describe('the page of specs', () => {
  it('says of elements and labels what jsdom says, which takes longer', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const untouched = askedOf(frame.contentWindow!);
    const { styles, labels } = askedOf(window);
    expect(styles).toEqual(untouched.styles);
    expect(labels).toEqual(untouched.labels);
    expect(labels).toHaveLength(10);
  });
});
