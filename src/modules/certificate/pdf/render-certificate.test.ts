import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { elementOf, starterLayout } from '../rules/layout-parts.ts'
import type { CertificatePaper, PrintedCertificate } from './printed-certificate.ts'
import { renderCertificate } from './render-certificate.server.ts'

const facts: PrintedCertificate = {
  ...{ number: 'SAFE-2569-000042', code: '7K2M-9QXR-04TB-ZC6D', locale: 'th', result: '', issuer: 'สถาบันพัฒนาฝีมือ' },
  ...{ name: 'นางสาวน้ำผึ้ง ปิ่นเกล้าธรรมนำชัย', nameEn: 'Namphueng Pinklao', courseName: 'การป้องกันและระงับอัคคีภัยขั้นต้น' },
  ...{
    hours: 6,
    completedOn: '2026-11-27',
    issuedAt: '2026-11-28T03:00:00.000Z',
    expiresAt: '2028-11-27T17:00:00.000Z',
  },
}
const checkAddress = `https://skills.test/lesson/certification/search?code=${facts.code}`
const paperOf = (change: Partial<PrintedCertificate> = {}): CertificatePaper => ({
  ...{ facts: { ...facts, ...change }, layout: starterLayout(), images: new Map(), checkAddress },
})

const opened = (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false }).promise

/** The items of text with their widths in points. */
async function textOf(pdf: Buffer) {
  const document = await opened(pdf)
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []))
}

const wordsOf = async (pdf: Buffer) => (await textOf(pdf)).map(({ str }) => str.normalize('NFKC'))

describe('the PDF of a certificate', () => {
  test('the same facts give the same bytes, and other facts others', async () => {
    const [one, same, other] = await Promise.all([
      renderCertificate(paperOf()),
      renderCertificate(paperOf()),
      renderCertificate(paperOf({ hours: 7 })),
    ])
    expect(one.equals(same)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  test('its text is what it says, in Thai with every mark', async () => {
    const words = await wordsOf(await renderCertificate(paperOf()))
    for (const text of [facts.name, facts.courseName, facts.issuer, 'เลขที่ SAFE-2569-000042', 'รวม 6 ชั่วโมง'])
      expect(words).toContain(text.normalize('NFKC'))
    expect(words).toContain('ให้ไว้ ณ วันที่ 28 พฤศจิกายน 2569'.normalize('NFKC'))
    expect(words).toContain('ใช้ได้ถึง 27 พฤศจิกายน 2571'.normalize('NFKC'))
  })

  test('an English one has English words and Gregorian years, and leaves out what it has no value for', async () => {
    const words = await wordsOf(await renderCertificate(paperOf({ locale: 'en', expiresAt: null, hours: 0 })))
    expect(words).toContain('Issued on 28 November 2026')
    expect(words.join(' ')).not.toMatch(/hours|Valid until/)
  })

  test('its QR code opens the page that checks it, read from a picture of 150 dpi', async () => {
    const document = await opened(await renderCertificate(paperOf()))
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: 150 / 72 })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise
    const engine = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    const wasmBinary = new Uint8Array(await readFile(engine)).buffer
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
    const found = await readBarcodes(new Uint8Array(canvas.toBuffer('image/png')), {
      formats: ['QRCode'],
      tryHarder: true,
    })
    expect(found.map(({ text }) => text)).toEqual([checkAddress])
  })

  test('two hundred hard names stay in their box, and no letter is lost', async () => {
    const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')
    const names = hardNames()
    for (let from = 0; from < names.length; from += 20) {
      const some = names.slice(from, from + 20)
      const box = { kind: 'text' as const, x: 20, w: 120, h: 9, size: 40, font: 'bold' as const }
      const elements = some.map((th, at) => elementOf({ ...box, th, y: 4 + at * 10 }))
      const items = await textOf(await renderCertificate({ ...paperOf(), layout: { ...starterLayout(), elements } }))
      expect(plain(items.map(({ str }) => str).join(''))).toBe(plain(some.join('')))
      for (const { transform, width, str } of items) {
        expect(transform[4], str).toBeGreaterThanOrEqual(20 * 2.834 - 0.5)
        expect(transform[4] + width, str).toBeLessThanOrEqual(140 * 2.835 + 1)
      }
    }
  })
})

/** Long, short, Thai, Latin and mixed names with marks in unusual places. */
function hardNames(): string[] {
  const first = [
    'ก',
    'น้ำผึ้ง',
    'ปิ่นเกล้าธรรมนำชัยศิริวัฒนกุล',
    'ว่าที่ร้อยตรีหญิงกาญจนาภิเษก',
    'Wolfeschlegelsteinhausen',
    'ญาณิศาฐิติ',
    "O'Brien-นามแฝง",
    'ฤๅษี',
    'พญ.ศรีสมร',
    'ฟ้า',
  ]
  const last = [
    '',
    'ณ อยุธยา',
    'ใจดี',
    'สิริโรจน์ธรรมวัฒนานุกูลชัยพงศ์ไพบูลย์',
    'เทวกุล ณ อยุธยา',
    'van der Bergh-Søndergård',
    'ก้ก๊ก๋',
    'บุญญฤทธิ์ฐานันดร์',
    'รัตนาภิรมย์ไพศาลสกุลวงศ์เทวา',
    'ดำ',
  ]
  const names = first.flatMap((one) => last.map((other) => `${one} ${other}`.trim()))
  return [...names, ...names.map((name) => `นางสาว${name} (สกุลเดิม ${name})`)]
}
