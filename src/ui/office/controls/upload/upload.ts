import { createContext } from 'react'

/** A file that the server has stored. */
export interface Uploaded {
  key: string
  url: string
  name: string
}

/** Whether the person has paused an upload. The sender listens to it. */
export interface Hold {
  isHeld: boolean
  listen: ((isHeld: boolean) => void) | null
}

/**
 * Uploads one file with extra fields and reports the progress from 0 to 1. It fails with the sentence of the server.
 */
export type SendUpload = (
  file: File,
  of: {
    fields: Record<string, string>
    /** Headers that the server needs beside the session, such as the ticket of a form. */
    headers?: Record<string, string>
    tell: (share: number) => void
    signal: AbortSignal
    hold: Hold
    inParts: number
  },
) => Promise<{ uploaded: Uploaded } | { problem: string }>

/** The upload function of the screens below, or null. */
export const UploadSender = createContext<SendUpload | null>(null)

/** The allowed extensions and size in bytes, and the message for other files. */
export interface UploadRules {
  types: string[]
  most: number
  wrongType: string
  tooBig: string
  failed: string
  /** From this size in bytes a file is uploaded in parts, which can be paused and resumed. */
  inParts: number
}

export type UploadWords = Record<
  'drop' | 'accepts' | 'choose' | 'cancel' | 'again' | 'dismiss' | 'uploading' | 'hold' | 'goOn' | 'held',
  string
>
