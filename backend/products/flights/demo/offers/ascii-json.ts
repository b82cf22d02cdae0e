const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON in ASCII alone. One Cyrillic or Japanese letter would make the runtime hold a whole answer in two bytes a sign
 * and take twice as long to send it.
 */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replaceAll(/[\u0080-\uffff]/g, escaped)
