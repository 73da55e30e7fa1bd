/** Pieces of a line of an order. */
export interface ParcelLine {
  line: string
  quantity: number
}

/** A line with the pieces of it that are not sent yet. */
export interface LineToSend {
  _id: string
  name: string
  left: number
}

/** Returns the lines of goods of which pieces are still to be sent. A parcel without lines was sent whole, before parcels had lines. */
export function linesToSend(
  goods: readonly { _id: string; name: string; quantity: number }[],
  parcels: readonly { lines: readonly ParcelLine[] }[],
): LineToSend[] {
  if (parcels.some(({ lines }) => lines.length === 0)) return []
  const sent = (id: string) =>
    parcels
      .flatMap(({ lines }) => lines)
      .filter(({ line }) => line === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return goods.flatMap(({ _id, name, quantity }) => {
    const left = quantity - sent(_id)
    return left > 0 ? [{ _id, name, left }] : []
  })
}

/** Returns the lines of a parcel: the chosen pieces, or all that is left. Null for no pieces, or for pieces that are not there. */
export function parcelLines(
  left: readonly LineToSend[],
  pieces: Readonly<Record<string, number>> | null,
): ParcelLine[] | null {
  if (pieces === null)
    return left.length === 0 ? null : left.map(({ _id, left: quantity }) => ({ line: _id, quantity }))
  const chosen = Object.entries(pieces).filter(([, quantity]) => quantity !== 0)
  const isPossible = chosen.every(([id, quantity]) => {
    const line = left.find(({ _id }) => _id === id)
    return line !== undefined && Number.isSafeInteger(quantity) && quantity > 0 && quantity <= line.left
  })
  return isPossible && chosen.length > 0 ? chosen.map(([line, quantity]) => ({ line, quantity })) : null
}
