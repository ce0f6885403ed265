/** A document that came from JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands there if it is an object; an empty one where there is none. */
export const inside = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
