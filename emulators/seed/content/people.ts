import { employeeCategories } from '@content/types/employee';
import { idOf, type SeedEntry } from '../entry';
import { organisation } from '../../../web/app/organisation';
import type { Sitter } from '../pictures/portrait';

const [management, project, committee] = employeeCategories;
/** The contact persons that every page names are members of the team, in the same positions. */
const contact = (at: number) => {
  const person = organisation.contacts[at];
  if (!person) throw new Error(`There is no contact person ${at + 1}`);
  return person;
};
const [director, officer] = [contact(0), contact(1)];

const rows: readonly (readonly [string, string, string, Sitter])[] = [
  [management, director.name, director.role, 'woman'],
  [management, 'Sarita Example Shahi', 'Program Manager', 'woman'],
  [management, 'Dil Kumari Sample', 'Finance Manager', 'woman'],
  [management, officer.name, officer.role, 'man'],
  [project, 'Hira Sample Rokaya', 'Social Mobiliser, upper wards', 'woman'],
  [project, 'Mahesh Example Bista', 'Water Supply Technician', 'man'],
  [project, 'Laxmi Sample', 'Nurse and Health Facilitator', 'woman'],
  [project, 'Tek Bahadur Example', 'Agriculture Technician', 'man'],
  [project, 'Sunita Sample Nepali', 'Livelihood Facilitator', 'woman'],
  [project, 'Ramesh Example', 'School Program Coordinator', 'man'],
  [project, 'Bishnu Maya Sample', 'Social Mobiliser, lower wards', 'woman'],
  [project, 'Karna Example Budha', 'Disaster Preparedness Officer', 'man'],
  [committee, 'गोमा देवी नमुना', 'अध्यक्ष (Chairperson)', 'woman'],
  [committee, 'Hari Prasad Sample', 'Vice Chairperson', 'man'],
  [committee, 'Kalpana Example', 'General Secretary', 'woman'],
  [committee, 'Bhim Sample Thapa', 'Treasurer', 'man'],
  [committee, 'Parbati Example B.K.', 'Member', 'woman'],
  [committee, 'Jaya Sample Malla', 'Member', 'man'],
];

export const employees: readonly SeedEntry[] = rows.map(([category, name, position, sitter], at) => ({
  path: 'employees',
  id: idOf('person', at, name),
  values: { category, name, position, displayOrder: String((at + 1) * 10) },
  files: [{ kind: 'portrait', upload: 'photo', sitter, alt: `${name}, drawn` }],
}));
