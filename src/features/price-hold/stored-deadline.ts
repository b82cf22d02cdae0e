import type { SessionDeadline, SessionKind } from './session-deadline.ts'
import { type SessionStorage, readStored, writeStored } from './session-storage.ts'

const keyOf = (kind: SessionKind): string => `trayecto.hold.${kind}`

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isDeadline = (value: unknown): value is SessionDeadline =>
  isFields(value) &&
  [value.kind, value.subject, value.answeredAt, value.status].every((field) => typeof field === 'string') &&
  [value.deadline, value.expiry, value.seenAt].every(Number.isFinite) &&
  (value.pausedWith === undefined || Number.isFinite(value.pausedWith)) &&
  typeof value.extended === 'boolean'

export const readDeadline = (storage: SessionStorage, kind: SessionKind): SessionDeadline | undefined =>
  readStored(storage, keyOf(kind), isDeadline)

export const writeDeadline = (storage: SessionStorage, session: SessionDeadline): void =>
  writeStored(storage, keyOf(session.kind), session)
