export {
  deadlineProblem,
  issueProblem,
  line,
  lines,
  linesOf,
  oneLine,
  ORDER_ELEMENT_RULES,
} from './order-rules.ts';
