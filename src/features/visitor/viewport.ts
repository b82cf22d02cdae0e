/** Widths in CSS pixels from which each name holds (rule visitor-6). */
export const breakpoints = { xs: 320, sm: 640, md: 768, 'md-sm': 820, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof breakpoints

/** What is taken for granted before a visitor's own is known. */
export const fallbackBreakpoint: Breakpoint = 'lg'

const names = Object.keys(breakpoints) as Breakpoint[]

export const isBreakpoint = (text: string | undefined): text is Breakpoint => names.includes(text as Breakpoint)

/** The widest breakpoint that holds, by asking whether the viewport is at least so many pixels wide. */
export const breakpointThatHolds = (isAtLeast: (pixels: number) => boolean): Breakpoint =>
  names.findLast((name) => isAtLeast(breakpoints[name])) ?? 'xs'
