import { getMetadataStorage } from 'class-validator';

/**
 * class-validator looks for a class's rules among those of all classes, at each check. They stand where the class is
 * written, never change, and nobody uses groups of them: it looks once for each class from now on.
 */
export function rememberRulesByClass(): void {
  const storage = getMetadataStorage();
  if (Object.hasOwn(storage, 'getTargetValidationMetadatas')) return;
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<typeof lookUp>>();
  storage.getTargetValidationMetadatas = (type, ...options) => {
    const rules = known.get(type) ?? lookUp(type, ...options);
    known.set(type, rules);
    return rules;
  };
}
