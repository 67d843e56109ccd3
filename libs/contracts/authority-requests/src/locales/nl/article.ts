/**
 * Where a text of the Union stands, as Dutch cites it: `9(2)(a)(iv)` is "artikel 9, lid 2, punt a, onder iv", `10(2)(b)` is
 * "artikel 10, lid 2, punt b".
 */
export function articleIn(article: string): string {
  const [number, paragraph, point, roman] = article.split(/[()]+/).filter((part) => part !== '');
  return [
    `artikel ${number}`,
    ...(paragraph ? [`lid ${paragraph}`] : []),
    ...(point ? [`punt ${point}`] : []),
    ...(roman ? [`onder ${roman}`] : []),
  ].join(', ');
}
