/** Numbers as protocol buffers and PMTiles write them: seven bits a byte. */
const varint = (value: number): number[] => (value < 128 ? [value] : [(value % 128) | 128, ...varint(value >> 7)])

const bytes = (field: number, content: readonly number[]): number[] => [
  ...varint((field << 3) | 2),
  ...varint(content.length),
  ...content,
]
const number = (field: number, value: number): number[] => [...varint(field << 3), ...varint(value)]
const text = (field: number, words: string): number[] => bytes(field, [...new TextEncoder().encode(words)])

const side = 4096
const zigzag = (value: number): number[] => varint(value < 0 ? -2 * value - 1 : 2 * value)
const [moveTo, lineTo, close] = [9, 26, 15]

/** A vector tile of one layer, `earth`, with one polygon over all of it. */
export const wholeTile = (): Uint8Array<ArrayBuffer> => {
  const corners = [moveTo, ...zigzag(0), ...zigzag(0), lineTo, ...[side, 0, 0, side, -side, 0].flatMap(zigzag), close]
  const polygon = [...number(3, 3), ...bytes(4, corners)]
  return Uint8Array.from(bytes(3, [...text(1, 'earth'), ...bytes(2, polygon), ...number(5, side), ...number(15, 2)]))
}

const headerLength = 127

/** An archive of that one tile, for the whole world, which anything closer is made from. */
export const madeArchive = (attribution: string): Uint8Array<ArrayBuffer> => {
  const tile = wholeTile()
  const directory = [1, 0, 1, ...varint(tile.length), 1]
  const metadata = [...new TextEncoder().encode(JSON.stringify({ attribution }))]
  const archive = new Uint8Array(headerLength + directory.length + metadata.length + tile.length)
  const view = new DataView(archive.buffer)
  archive.set([...new TextEncoder().encode('PMTiles'), 3])
  const starts = [headerLength, headerLength + directory.length, 0, headerLength + directory.length + metadata.length]
  const lengths = [directory.length, metadata.length, 0, tile.length]
  starts.forEach((start, part) => {
    view.setBigUint64(8 + part * 16, BigInt(start), true)
    view.setBigUint64(16 + part * 16, BigInt(lengths[part] ?? 0), true)
  })
  for (const counted of [72, 80, 88]) view.setBigUint64(counted, 1n, true)
  // in order, nothing compressed, vector tiles, of zoom 0 alone
  archive.set([1, 1, 1, 1, 0, 0], 96)
  const world = [-180, -85, 180, 85]
  world.forEach((degrees, part) => view.setInt32(102 + part * 4, degrees * 10_000_000, true))
  archive.set([...directory, ...metadata, ...tile], headerLength)
  return archive
}
