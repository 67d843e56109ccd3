import { ValidateBy } from 'class-validator';

/**
 * The bytes of a command, which travel as they are: `bytes` is the field's name. A command has one such field at most.
 */
export const BytesUpTo = (max: number): PropertyDecorator =>
  ValidateBy({
    name: 'bytesUpTo',
    validator: {
      validate: (value: unknown) => ArrayBuffer.isView(value) && value.byteLength <= max,
      defaultMessage: () => `Please send at most ${max} bytes`,
    },
  });
