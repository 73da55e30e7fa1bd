import { createContext } from 'react'

/** A file that the server has kept. */
export interface Uploaded {
  key: string
  url: string
  name: string
}

/** Whether a file waits on its way, as its person wants; who sends it listens. */
export interface Hold {
  isHeld: boolean
  listen: ((isHeld: boolean) => void) | null
}

/** Sends one file with the fields beside it, and says how far it is, 0 to 1; it fails with the server's own sentence. */
export type SendUpload = (
  file: File,
  of: {
    fields: Record<string, string>
    tell: (share: number) => void
    signal: AbortSignal
    hold: Hold
    inParts: number
  },
) => Promise<{ uploaded: Uploaded } | { problem: string }>

/** What sends files from the screens beneath; null where nothing does. */
export const UploadSender = createContext<SendUpload | null>(null)

/** What may be sent: the endings, how many bytes, and what is said of a file that is neither. */
export interface UploadRules {
  types: string[]
  most: number
  wrongType: string
  tooBig: string
  failed: string
  /** From so many bytes on a file is sent in parts: it can be held, and goes on where it was. */
  inParts: number
}

export type UploadWords = Record<
  'drop' | 'accepts' | 'choose' | 'cancel' | 'again' | 'dismiss' | 'uploading' | 'hold' | 'goOn' | 'held',
  string
>
