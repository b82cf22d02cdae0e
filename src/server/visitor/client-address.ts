/** The network address of whoever sent a request. */
export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? 'local'
