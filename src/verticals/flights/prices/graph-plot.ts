/** Where the bars stand in the graph's drawing, in pixels down; across they are shares of its width. */
export const plotTop = 24
export const plotHeight = 200
export const plotBottom = plotTop + plotHeight

/** The middle of a bar, in percent of the width. */
export const middleOf = (place: number, count: number): number => ((place + 0.5) / count) * 100
