import { createSerializationAdapter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'

/** All that a browser is told of an unexpected failure on the server: the id under which the log has the rest. */
export class ServerFailure extends Error {
  readonly requestId: string

  constructor(requestId: string) {
    super(`The server failed (${requestId})`)
    this.name = 'ServerFailure'
    this.requestId = requestId
  }
}

/** Puts that in the place of every error that a page or a call would otherwise carry, message and all. */
export const hiddenErrors = createSerializationAdapter({
  key: 'hidden-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (): string => getGlobalStartContext()?.requestId ?? '',
  fromSerializable: (requestId) => new ServerFailure(requestId),
})
