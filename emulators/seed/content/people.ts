import { employeeCategories } from '@site/types/employee';
import { drawn, idOf, type SeedEntry } from '../entry';
import { organisation } from '../../../web/app/site/default-organisation';

const [management, project, committee] = employeeCategories;
/** The contact persons that every page names are members of the team, in the same positions. */
const contact = (at: number) => {
  const person = organisation.contacts[at];
  if (!person) throw new Error(`There is no contact person ${at + 1}`);
  return person;
};
const director = contact(0);
const officer = contact(1);

const rows: readonly (readonly [category: string, name: string, position: string, picture: string])[] = [
  [management, director.name, director.role, 'woman-1'],
  [management, 'Sarita Example Shahi', 'Program Manager', 'woman-2'],
  [management, 'Dil Kumari Sample', 'Finance Manager', 'woman-3'],
  [management, officer.name, officer.role, 'man-1'],
  [project, 'Hira Sample Rokaya', 'Social Mobiliser, upper wards', 'woman-4'],
  [project, 'Mahesh Example Bista', 'Water Supply Technician', 'man-2'],
  [project, 'Laxmi Sample', 'Nurse and Health Facilitator', 'woman-5'],
  [project, 'Tek Bahadur Example', 'Agriculture Technician', 'man-3'],
  [project, 'Sunita Sample Nepali', 'Livelihood Facilitator', 'woman-6'],
  [project, 'Ramesh Example', 'School Program Coordinator', 'man-4'],
  [project, 'Bishnu Maya Sample', 'Social Mobiliser, lower wards', 'woman-7'],
  [project, 'Karna Example Budha', 'Disaster Preparedness Officer', 'man-5'],
  [committee, 'गोमा देवी नमुना', 'अध्यक्ष', 'woman-8'],
  [committee, 'Hari Prasad Sample', 'Vice Chairperson', 'man-6'],
  [committee, 'Kalpana Example', 'General Secretary', 'woman-9'],
  [committee, 'Bhim Sample Thapa', 'Treasurer', 'man-7'],
  [committee, 'Parbati Example B.K.', 'Member', 'woman-10'],
  [committee, 'Jaya Sample Malla', 'Member', 'man-8'],
];

export const employees: readonly SeedEntry[] = rows.map(([category, name, position, picture], at) => ({
  path: 'employees',
  id: idOf('person', at, name),
  values: { category, name, position, displayOrder: String((at + 1) * 10) },
  files: [drawn('photo', picture, `${name}, drawn`)],
}));
