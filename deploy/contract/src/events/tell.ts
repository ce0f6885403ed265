import type { Message, MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { toBusMessage } from '@kindred/chassis/events/envelope';
import { draftEvent, type EventType } from '@kindred/chassis/events/event';
import type { BusMessage } from '@kindred/chassis/ports/bus';

/** The message an owner would send of a document in a version. */
export function tell<M extends Message>(
  event: EventType<M>,
  about: { subject: string; key?: string; version: number; at: number },
  data: NoInfer<MessageInitShape<GenMessage<M>>>,
): BusMessage {
  const { subject, key = subject, version, at } = about;
  const { value, ...draft } = draftEvent(event, key, data);
  const id = `${subject}:${event.type}:${version}:0`;
  return toBusMessage(
    { ...draft, id, version, at, value: Buffer.from(value).toString('base64') },
    'contract',
    subject,
  );
}
