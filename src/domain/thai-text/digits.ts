const THAI_ZERO = 0x0e50

/** Returns the text with ๐-๙ as 0-9. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
}

/** Returns the text with 0-9 as ๐-๙. */
export function thaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(Number(digit) + THAI_ZERO))
}
