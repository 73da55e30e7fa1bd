import { crc32 } from 'node:zlib'

const UTF_8 = 0x0800

/** Returns a zip file of these named entries, uncompressed. */
export const storedZip = (entries: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of entries) {
    const written = Buffer.from(name)
    const shared = sharedHeader(written, content)
    const local = Buffer.concat([signed(0x04034b50), shared, written, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    // Creator version, shared header fields, comment, disk and attributes (all zero), and the offset of the local
    // header.
    centrals.push(Buffer.concat([signed(0x02014b50), Buffer.from([20, 0]), shared, place, written]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.size, 4)
  end.writeUInt16LE(entries.size, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, signed(0x06054b50), end])
}

/** The fields that the local header and the directory header share. */
function sharedHeader(name: Buffer, content: Uint8Array): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(UTF_8, 2)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(content.length, 14)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}
