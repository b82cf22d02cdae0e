export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (text: string | undefined): text is Theme => themes.includes(text as Theme)
