import * as engine from '@rc-component/form';

type Form = typeof engine.default;

/** antd's form engine. Webpack hands over the form itself, Node the CommonJS module that holds it. */
export const EngineForm: Form = (engine.default as unknown as { default?: Form }).default ?? engine.default;
