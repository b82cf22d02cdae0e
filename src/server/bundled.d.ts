/** a browser's script with all that it imports, as one text */
declare module '*?bundled' {
  const script: string
  export default script
}
