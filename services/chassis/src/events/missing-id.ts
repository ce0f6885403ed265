import type { DescMessage, Message } from '@bufbuild/protobuf';
import { type ReflectMessage, reflect } from '@bufbuild/protobuf/reflect';

function missingIn(message: ReflectMessage): string | undefined {
  for (const field of message.fields) {
    if (field.fieldKind === 'scalar' && field.name.endsWith('_id') && message.get(field) === '') {
      // `optional` in the contract: a field that older events do not have.
      if (!field.proto.proto3Optional) return field.name;
    }
    if (field.fieldKind !== 'message' || !message.isSet(field)) continue;
    const missing = missingIn(message.get(field));
    if (missing) return `${field.name}.${missing}`;
  }
  return undefined;
}

/**
 * The first field named `…_id` that says nothing: such an event is about nobody. Bytes of another kind of event often
 * decode, with every field empty.
 */
export const missingId = (schema: DescMessage, message: Message): string | undefined =>
  missingIn(reflect(schema, message));
