import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of a zip file. Values that differ from the content are deliberate lies. */
export interface Packed {
  name: string
  content: string | Uint8Array
  size?: number
  localName?: string
  flags?: number
  /** The Unix file mode: 0xa1ff is a symbolic link. */
  mode?: number
}

/** Returns a zip file with these entries, correct or not. */
export const zip = (entries: readonly Packed[]): Buffer => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content)
    const packed = deflateRawSync(content)
    const sizes = { crc: crc32(content), packed: packed.length, size: entry.size ?? content.length }
    const local = Buffer.concat([header(entry, sizes), Buffer.from(entry.localName ?? entry.name), packed])
    centrals.push(central(entry, { ...sizes, at }))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

type Sizes = { crc: number; packed: number; size: number }

function header(entry: Packed, of: Sizes): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt16LE(entry.flags ?? 0, 6)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(of.crc, 14)
  local.writeUInt32LE(of.packed, 18)
  local.writeUInt32LE(of.size, 22)
  local.writeUInt16LE(Buffer.byteLength(entry.localName ?? entry.name), 26)
  return local
}

function central(entry: Packed, of: Sizes & { at: number }): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50)
  record.writeUInt16LE(0x0314, 4)
  record.writeUInt16LE(entry.flags ?? 0, 8)
  record.writeUInt16LE(8, 10)
  record.writeUInt32LE(of.crc, 16)
  record.writeUInt32LE(of.packed, 20)
  record.writeUInt32LE(of.size, 24)
  record.writeUInt16LE(Buffer.byteLength(entry.name), 28)
  record.writeUInt32LE(((entry.mode ?? 0x81a4) << 16) >>> 0, 38)
  record.writeUInt32LE(of.at, 42)
  return Buffer.concat([record, Buffer.from(entry.name)])
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** Returns a minimal workbook with this sheet. Style 1 is a date, and `head` precedes the root element. */
export const plainWorkbook = (sheetData: string, more: Packed[] = [], head = '') =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `${head}<worksheet><sheetData>${sheetData}</sheetData></worksheet>` },
    ...more,
  ])
