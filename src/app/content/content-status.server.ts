import { setResponseStatus } from '@tanstack/react-start/server'

export const setStatusOnServer = (status: number): void => setResponseStatus(status)
