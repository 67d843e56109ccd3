import { pageContent } from './parse-page.ts';
import { seemsDenied } from './denial.ts';

const isDenied = (html: string) => seemsDenied(pageContent(html).text, 'Rep13 OÜ');

describe('a page that names its representative', () => {
  it.each([
    ['We are not represented any more by: Rep13 OÜ'],
    ['<p>We are no longer represented by</p><p>Rep13 OÜ</p>'],
    ['<td>Former representative</td><td>Rep13 OÜ</td>'],
    ['Rep13 OÜ, Herengracht 13, is no longer our representative.'],
    ['Rep13 OÜ ist nicht mehr unser Vertreter'],
    ['<p>Ehemaliger Vertreter</p><p>Rep13 OÜ</p>'],
    ['Rep13 n’est plus notre représentant'],
    ['Rep13 ya no es nuestro representante'],
    ['A Rep13 já não é nossa representante'],
    ['Rep13 non è più il nostro rappresentante'],
    ['Rep13 is niet langer onze vertegenwoordiger'],
    ['Rep13 nie jest już naszym przedstawicielem'],
    ['Eski temsilcimiz: Rep13'],
    ['Rep13 больше не представляет нас'],
    ['Rep13 більше не представляє нас'],
    ['Rep13 不再是我们的代表'],
    ['Rep13 已終止'],
    ['旧代理人: Rep13'],
    ['Rep13은 더 이상 대리인이 아닙니다'],
    ['पूर्व प्रतिनिधि: Rep13'],
    ['لم يعد Rep13 ممثلنا'],
  ])('and says that it no longer is one is for a person: %s', (html) => {
    expect(isDenied(html)).toBe(true);
  });

  it.each([
    ['<p>Rep13 OÜ</p><p>authorities@rep13.example</p><p>We no longer ship to Norway.</p>'],
    ['<p>We no longer ship to Norway.</p><p>Rep13 OÜ</p>'],
    ['<p>We no longer ship to Norway</p><p>Rep13 OÜ</p>'],
    ['<p>We no longer ship to Norway. Our representative is Rep13 OÜ.</p>'],
    ['Our representative\nis Rep13 OÜ.\nFormerly we were called Acme Shoes.'],
    ['<p>Our representative:</p><p>Rep13 OÜ</p>'],
  ])('and says "no longer" of something else is not: %s', (html) => {
    expect(isDenied(html)).toBe(false);
  });
});
