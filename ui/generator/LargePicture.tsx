/** @module A picture as large as the window allows. */
import { StoredPicture } from "../pictures/StoredPicture.tsx";
import { Dialog } from "../components/Dialog.tsx";

export interface LargePictureProps {
  imageUrl: string;
  alt: string;
  title: string;
  onClose: () => void;
}

export default function LargePicture({ imageUrl, alt, title, onClose }: LargePictureProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} size="wide">
      <div className="mx-auto aspect-square w-full max-w-[72dvh] overflow-hidden rounded-field">
        <StoredPicture imageUrl={imageUrl} alt={alt} className="size-full object-cover" />
      </div>
    </Dialog>
  );
}
