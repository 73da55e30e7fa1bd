import type { Topic } from '../seed-question.ts'

export const basics: Topic = { tag: 'พื้นฐานไฟฟ้า', outcome: 'อธิบายแรงดัน กระแส และอันตรายของไฟฟ้าได้' }
export const isolation: Topic = { tag: 'ตัดแยกพลังงาน', outcome: 'ตัด ล็อก แขวนป้าย และยืนยันว่าไม่มีไฟได้ครบขั้นตอน' }
export const protection: Topic = { tag: 'อุปกรณ์ป้องกัน', outcome: 'เลือกอุปกรณ์ป้องกันและเครื่องมือวัดให้เหมาะกับงานได้' }
export const firstAid: Topic = { tag: 'ปฐมพยาบาล', outcome: 'ช่วยผู้ถูกไฟดูดได้โดยไม่เป็นอันตรายต่อตนเอง' }
export const law: Topic = { tag: 'กฎหมาย', outcome: 'บอกหน้าที่ของนายจ้างและลูกจ้างในงานไฟฟ้าได้' }
export const sums: Topic = { tag: 'คำนวณ', outcome: 'คำนวณกระแส กำลัง และแรงดันตกจากกฎของโอห์มได้' }
export const written: Topic = { tag: 'ภาคเขียน', outcome: 'วางแผนงานไฟฟ้าให้ปลอดภัยและสื่อสารกับทีมได้' }
