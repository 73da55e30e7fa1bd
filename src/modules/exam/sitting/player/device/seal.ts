/** Encrypts texts with AES-GCM under a key of 32 bytes in base64. `context` binds a text to its place. */
export interface Seal {
  close: (text: string) => Promise<Sealed>
  /** Returns null for a text of another key or context, and for damaged bytes. */
  open: (sealed: Sealed) => Promise<string | null>
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

export async function createSeal({ deviceKey, context }: { deviceKey: string; context: string }): Promise<Seal> {
  const raw = Uint8Array.from(atob(deviceKey), (letter) => letter.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const additionalData = new TextEncoder().encode(context)
  return {
    close: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, encode(text))
      return { iv, bytes }
    },
    open: async ({ iv, bytes }) => {
      try {
        return new TextDecoder().decode(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes),
        )
      } catch {
        return null
      }
    },
  }
}

const encode = (text: string) => new TextEncoder().encode(text)
