import { getRequest } from '@tanstack/react-start/server'
import { addressOf } from './client-address.ts'

/** The network address that a visitor's attempts are counted by. */
export const visitorAddress = (): string => addressOf(getRequest())
