import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

/** Returns the text of each page as a PDF reader extracts it for copying and reading aloud. */
async function textOf(file: string): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(readFileSync(join(import.meta.dirname, 'files', file))) })
  const document = await task.promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  const texts = await Promise.all(pages.map((page) => page.getTextContent()))
  await task.destroy()
  return texts.map(({ items }) =>
    items.flatMap((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : [])).join(''),
  )
}

test('the Thai text of the plan of evacuation comes out to the letter', async () => {
  expect(await textOf('evacuation-plan.pdf')).toEqual([first, second])
})

const first = `แผนอพยพหนีไฟประจำชั้น
ติดไว้ข้างประตูทางออกของทุกชั้น และทบทวนทุกครั้งที่ย้ายโต๊ะหรือเครื่องจักร
1. เมื่อพบไฟ
ตะโกนว่าไฟไหม้ กดสัญญาณแจ้งเหตุจุดที่ใกล้ที่สุด แล้วโทร 199 บอกสถานที่ ชั้น สิ่งที่
ไหม้ และเบอร์โทรกลับ
ถ้าไฟเล็กกว่าถังขยะและมีทางออกอยู่ข้างหลัง ใช้ถังดับเพลิงหนึ่งถัง ไม่ดับให้ปิดประตู
และออกทันที
2. เมื่อได้ยินสัญญาณสามจังหวะ
หยุดงาน ปิดเครื่องถ้าทำได้ทันที เดินออกทางหนีไฟที่ใกล้ที่สุด ห้ามใช้ลิฟต์ ห้ามกลับไป
หยิบของ
ใช้หลังมือแตะประตูก่อนเปิด ถ้าร้อนให้ใช้ทางสำรอง ถ้ามีควันให้ก้มต่ำและปิดประตูทุก
บานที่ผ่าน
3. จุดรวมพล
ยืนเป็นแถวตามแผนก รอให้ผู้ตรวจนับเรียกชื่อ ห้ามออกจากจุดรวมพลจนกว่าผู้อำนวย
การเหตุจะสั่งเลิก
ถ้ามีคนหาย บอกเจ้าหน้าที่ดับเพลิงว่าพบครั้งสุดท้ายที่ใด ห้ามกลับเข้าไปเอง
หมายเลขฉุกเฉิน
ดับเพลิงและกู้ภัย 199 การแพทย์ฉุกเฉิน 1669 เหตุด่วนเหตุร้าย 191
สถาบันพัฒนาทักษะไทย · หลักสูตรดับเพลิงขั้นต้นและอพยพหนีไฟ`

const second = `หน้าที่ในแผนอพยพ
หน้าที่ สิ่งที่ต้องทำ ชื่อ และผู้แทน
ผู้อำนวยการเหตุ สั่งอพยพและสั่งเลิก
ผู้นำทาง ถือธงนำแถวไปจุดรวมพล
ผู้ปิดท้าย ตรวจทุกห้อง ปิดประตู ออกคนสุดท้าย
ผู้ตรวจนับ เรียกชื่อเทียบบัญชีเข้างานวันนั้น
คู่หู พาผู้ใช้รถเข็นและหญิงตั้งครรภ์
ผู้ประสานงาน โทร 199 และรอรับรถดับเพลิง
แผนผังชั้น: วาดทางออก ถังดับเพลิง และจุดที่คุณยืน
สถาบันพัฒนาทักษะไทย · หลักสูตรดับเพลิงขั้นต้นและอพยพหนีไฟ`
