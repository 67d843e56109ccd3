/** Whether one letter is another, missing or too much, or two beside each other are exchanged. The same is none. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length > right.length) return left.slice(1) === right;
  if (left.length < right.length) return left === right.slice(1);
  return left.slice(1) === right.slice(1) || isExchange(left, right);
}

const isExchange = (left: string, right: string): boolean =>
  left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
