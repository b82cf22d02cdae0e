/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export const sameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let index = 0; index < b.length; index += 1) difference |= (a.charCodeAt(index) || 0) ^ b.charCodeAt(index)
  return difference === 0
}
