type BlankPiece = { kind: 'text'; text: string } | { kind: 'blank'; id: string; number: number }

/** Splits a text at its blanks `[[id]]` and numbers them from 1. */
export function blankPieces(text: string): BlankPiece[] {
  let number = 0
  return text.split(/\[\[([A-Za-z0-9]{4,24})\]\]/).flatMap((part, index): BlankPiece[] => {
    if (index % 2 === 1) return [{ kind: 'blank', id: part, number: (number += 1) }]
    return part === '' ? [] : [{ kind: 'text', text: part }]
  })
}
