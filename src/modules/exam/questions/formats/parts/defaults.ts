/** What a question has if its format says nothing about it. */
export const shortContent = { maxLength: 255 }
export const essayContent = { maxLength: 20_000, lines: 15 }
export const fileContent = { accept: ['pdf', 'docx', 'jpg', 'png'], maxFiles: 1, maxBytes: 10 << 20 }
