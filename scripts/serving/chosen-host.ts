/** Where to listen: this machine alone, unless `HOST` names another of its addresses (`0.0.0.0`: all of them). */
export const chosenHost = (shell: Readonly<Record<string, string | undefined>> = process.env): string =>
  shell.HOST || '127.0.0.1'

/** Whether nobody but this machine reaches what listens there. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host)
