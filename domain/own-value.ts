/** What a record holds under a name that somebody wrote: `constructor` and the like stand in every object, and are of no record. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
