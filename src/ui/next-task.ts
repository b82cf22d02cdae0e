/** Lets the browser answer and paint first: what follows is a task of its own. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
