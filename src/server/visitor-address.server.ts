import { getRequest } from '@tanstack/react-start/server'

/** The network address that a visitor's attempts are counted by. */
export const visitorAddress = (): string => getRequest().headers.get('cf-connecting-ip') ?? 'local'
