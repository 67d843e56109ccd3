/** What goes to a model: the rules with our passages, then what the visitor wrote. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** Answers in its own words. */
export interface Model {
  /** @throws ModelFailed for whatever reason, within `withinMs`. */
  complete(prompt: Prompt, withinMs: number): Promise<string>;
}

/** The model gave no usable answer. The reason is for the log: our own words, nothing of what was sent or received. */
export class ModelFailed extends Error {
  constructor(readonly reason: string) {
    super(`The model gave no answer: ${reason}`);
    this.name = 'ModelFailed';
  }
}
