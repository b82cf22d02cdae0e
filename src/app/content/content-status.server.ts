import { setResponseStatus } from '@tanstack/react-start/server'

export const answerWith = (status: number): void => setResponseStatus(status)
