export const commentWords = {
  mentioned: { th: '{name} กล่าวถึงคุณ', en: '{name} mentioned you' },
} as const
