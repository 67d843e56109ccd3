export { deadlineProblem, issueProblem, line, linesOf, oneLine, ORDER_ELEMENT_RULES } from './order-rules.ts';
